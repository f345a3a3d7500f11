/** Makes the names of controls unique: equal names are numbered in their order. */
export function apart(names: string[]): string[] {
  return names.map((name, index) => {
    const isAlone = names.indexOf(name) === names.lastIndexOf(name)
    return isAlone ? name : `${name} (${names.slice(0, index + 1).filter((other) => other === name).length})`
  })
}
