import { demoTexts, keysOf, libraryTexts, parametersOf, textAt } from './texts.ts'

/** `demo/server/generated/text-parameters.ts`: the parameters of each text that has any, so that the compiler knows what `t` is passed. */
export function parameterTypes(): string {
  const lines = [...libraryTexts(), ...demoTexts()].flatMap(({ texts: { fr } }) =>
    keysOf(fr).flatMap((key) => {
      const text = textAt(fr, key)
      // A plural is chosen by its count, whether or not it shows it.
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
