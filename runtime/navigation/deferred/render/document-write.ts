type Run = { area: Element; hasWritten: boolean }

let current: Run | undefined

const isOf = ({ area }: Run, script: Element | null) => area.contains(script) || script?.hasAttribute('data-visit')

// The document has ended by now: a script that writes into it would empty it.
for (const name of ['write', 'writeln'] as const) {
  const native = document[name]
  document[name] = (...texts: string[]) => {
    if (current && isOf(current, document.currentScript)) current.hasWritten = true
    else native.apply(document, texts)
  }
}

/** Returns a reason against the page if one of its scripts tried to write into the document. */
export async function whileRunning(area: Element, run: () => Promise<void>): Promise<string | undefined> {
  const own: Run = { area, hasWritten: false }
  current = own
  try {
    await run()
  } finally {
    if (current === own) current = undefined
  }
  return own.hasWritten ? 'writes into the document while it loads' : undefined
}
