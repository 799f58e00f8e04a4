import type { ReactNode } from 'react';

interface CodeBlockProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Lines of a program, or for the terminal, which no language changes. */
export const CodeBlock = ({ className = '', children }: CodeBlockProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the text too
  <pre className={`code-block ${className}`} lang="en" translate="no" tabIndex={0}>
    {children}
  </pre>
);
