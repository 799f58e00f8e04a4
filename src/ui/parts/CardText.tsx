import { withSuitSymbols } from '../../engine/card';

/** A sentence about cards: with their signs for the eye, and with their names for screen readers, which leave signs out. */
export const CardText = ({ text }: { readonly text: string }) => {
  const short = withSuitSymbols(text);
  if (short === text) return text;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
};
