/**
 * Loaded when the first password is chosen: the 49,000 commonest passwords of known leaks, in lower case; 18,000 are
 * long enough.
 */
const load = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

let list: Promise<Set<string>> | undefined

/**
 * Whether a password is one of those that attackers try first, in whatever letter case (NIST SP 800-63B-4, 3.1.1.2;
 * OWASP ASVS 5.0, 6.2.4).
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= load()
  return (await list).has(password.toLowerCase())
}
