/** The rules of Trusted Types for one kind of text. What the browser's policy makes of it is a TrustedScriptURL. */
interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string;
}

declare global {
  /** Undefined in browsers without Trusted Types. TypeScript’s library does not know them. */
  var trustedTypes:
    | { readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }
    | undefined;
}

let policy: ScriptPolicy | undefined;

/** The address of a worker’s script in the form that the Content-Security-Policy demands. Throws if the script is from elsewhere. */
export function scriptUrl(address: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy('patience-lab', { createScriptURL: ownAddress });
  return policy?.createScriptURL(address) ?? address;
}

function ownAddress(address: string): string {
  const { href, origin } = new URL(address, location.href);
  if (origin !== location.origin) throw new TypeError(`${href} is not from this site.`);
  return href;
}
