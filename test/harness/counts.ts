export async function addedTo(root: Element, work: () => unknown): Promise<number> {
  const observer = new MutationObserver(() => {})
  observer.observe(root, { childList: true, subtree: true })
  await work()
  const nodes = observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes])
  observer.disconnect()
  const elements = nodes.filter((node): node is Element => node instanceof Element)
  return elements.reduce((sum, element) => sum + 1 + element.querySelectorAll('*').length, 0)
}

type Methods<Name extends string> = { [name in Name]: (...values: never[]) => unknown }

export async function callsDuring<Name extends string>(
  owner: Methods<Name>,
  name: Name,
  work: () => unknown,
): Promise<number> {
  const before = owner[name]
  let count = 0
  owner[name] = function (this: unknown, ...values: never[]) {
    count += 1
    return before.apply(this, values)
  }
  try {
    await work()
  } finally {
    owner[name] = before
  }
  return count
}
