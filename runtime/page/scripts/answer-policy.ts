const RULING = ['script-src-elem ', 'script-src ', 'default-src ']

/**
 * The nonces by which the answer's own policies let scripts run; a script needs the consent of each policy. Undefined
 * without a policy for scripts. If neither it nor this page uses nonces, the policy of this page alone decides.
 */
export function noncesOf(header: string): ReadonlySet<string> | undefined {
  let nonces: string[] | undefined
  for (const policy of header.split(',')) {
    const directives = policy.split(';').map((directive) => directive.trim())
    const ruling = RULING.map((name) => directives.find((one) => one.startsWith(name))).find(Boolean)
    if (!ruling) continue
    if (ruling.includes("'none'")) return new Set()
    const named = [...ruling.matchAll(/'nonce-([^']+)'/g)].map(([, nonce]) => nonce as string)
    nonces = nonces ? nonces.filter((nonce) => named.includes(nonce)) : named
  }
  return nonces && (nonces.length > 0 || document.querySelector('script[nonce]')) ? new Set(nonces) : undefined
}
