import 'react';

declare module 'react' {
  /** Style sheets read what components tell them from custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
