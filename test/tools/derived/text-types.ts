import { demoTexts, keysOf, libraryTexts, parametersOf, textAt } from './texts.ts'

/**
 * `demo/server/generated/text-parameters.ts`: the parameters of each text that has any, so that the compiler checks the
 * calls of `t`.
 */
export function parameterTypes(): string {
  const lines = [...libraryTexts(), ...demoTexts()].flatMap(({ texts: { fr } }) =>
    keysOf(fr).flatMap((key) => {
      const text = textAt(fr, key)
      // The count chooses a plural, also if the text does not contain it.
      const names = [...new Set([...(typeof text === 'object' ? ['count'] : []), ...parametersOf(text)])].sort()
      return names.length > 0 ? [`  '${key}': ${names.map((name) => `'${name}'`).join(' | ')}`] : []
    }),
  )
  return `/** The parameters of the texts that have any; \`npm run docs\` writes this file. */
export type TextParameters = {
${[...new Set(lines)].sort().join('\n')}
}
`
}
