/** Loaded with the first password that somebody chooses: the commonest 49,000 that were found in leaks, in small letters, 18,000 of them long enough. */
const load = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

let list: Promise<Set<string>> | undefined

/** Whether whoever guesses tries a password early, in whatever case of letters (NIST SP 800-63B-4, 3.1.1.2; OWASP ASVS 5.0, 6.2.4). */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= load()
  return (await list).has(password.toLowerCase())
}
