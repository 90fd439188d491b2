const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/** The target of a request without the host that it may name: clients may send it in either form. */
export function originForm(target: string): string {
  const rest = target.replace(ABSOLUTE, '');
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`;
}
