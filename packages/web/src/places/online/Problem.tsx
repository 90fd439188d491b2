/** What went wrong, where it was asked for. */
export const Problem = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p className="setup-problem" role="alert">
      {text}
    </p>
  );
