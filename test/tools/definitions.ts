import { runnerImport } from 'vite'
import { components, type DefinedComponent, virtualTexts } from './library.ts'

export async function definedComponents(): Promise<DefinedComponent[]> {
  const { module } = await runnerImport<typeof import('./all-definitions.ts')>('./test/tools/all-definitions.ts', {
    configFile: false,
    logLevel: 'error',
    plugins: [virtualTexts()],
  })
  return components().map((component) => {
    const file = `../../${component.folder}/definition.ts`
    const [name, definition] =
      Object.entries(module.modules[file] ?? {}).find(([, value]) => value?.tag === component.tag) ?? []
    if (!name || !definition)
      throw new Error(`${component.folder}/definition.ts does not export the definition of <${component.tag}>.`)
    return { ...component, name, definition }
  })
}
