// The script of the provider's frame. The shop's page connects once, by a port; requests and outcomes are sent over it,
// but never a card.
{
  const card = document.getElementById('card')
  const bank = document.getElementById('bank')
  const texts = document.getElementById('texts')
  const calls = new URL(card.dataset.calls, location.href).href

  /** Sends fields to the provider, and returns its answer, or the outcome "lost". */
  const ask = async (name, fields) => {
    try {
      const answer = await fetch(`${calls}/${name}`, { method: 'POST', body: new URLSearchParams(fields) })
      return await answer.json()
    } catch {
      return { Outcome: 'lost' }
    }
  }

  const fieldsOf = () => ({ Number: card.Number.value, Expiry: card.Expiry.value, Code: card.Code.value })

  const mark = (field, isWrong) => {
    const message = document.getElementById(`${field.id}-message`)
    message.textContent = isWrong ? message.dataset.text : ''
    if (isWrong) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
  }

  const validate = async () => {
    const { Wrong: wrong } = await ask('check', fieldsOf())
    // Unknown: the bank decides.
    if (!Array.isArray(wrong)) return { isValid: true }
    for (const field of card.elements) mark(field, wrong.includes(field.id))
    document.getElementById(wrong[0])?.focus()
    return { isValid: wrong.length === 0 }
  }

  /** Shows the bank's question in place of the card until it is answered. */
  const askBank = (secret) =>
    new Promise((resolve) => {
      card.hidden = true
      bank.hidden = false
      bank.Step.value = ''
      bank.Step.focus()
      bank.onsubmit = async (event) => {
        event.preventDefault()
        if (!bank.Step.value.trim()) return bank.Step.focus()
        const outcome = await ask('step', { Secret: secret, Code: bank.Step.value })
        card.hidden = false
        bank.hidden = true
        resolve(outcome)
      }
    })

  const confirm = async ({ secret, holder }) => {
    let { Outcome: outcome } = await ask('authorise', { ...fieldsOf(), Secret: secret, Holder: holder })
    if (outcome === 'step') ({ Outcome: outcome } = await askBank(secret))
    const text = texts.querySelector(`[data-outcome="${outcome}"]`)?.textContent ?? texts.dataset.lost
    return outcome === 'authorised' ? { state: 'authorised' } : { state: outcome, message: text }
  }

  const look = ({ scheme, ink, size, family }) => {
    const { style } = document.documentElement
    style.colorScheme = scheme
    style.setProperty('--ink', ink)
    style.fontSize = size
    style.fontFamily = family
  }

  const work = { validate, confirm, look }

  // Formats the number in groups of four, as on the card; a caret that is not at the end keeps its position.
  card.Number.addEventListener('input', () => {
    const { value, selectionStart } = card.Number
    if (selectionStart !== value.length) return
    card.Number.value = value.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ')
  })
  card.addEventListener('input', ({ target }) => mark(target, false))
  card.addEventListener('submit', (event) => event.preventDefault())

  const connect = ({ data, origin, source, ports: [port] }) => {
    // Any window can send messages to this one, and any site can frame pages of others.
    if (source !== parent || origin !== card.dataset.shop || data !== 'vitrine-card' || !port) return
    removeEventListener('message', connect)
    port.onmessage = async ({ data: { id, name, value } }) => {
      const answer = Object.hasOwn(work, name) ? await work[name](value) : undefined
      if (id !== undefined) port.postMessage({ id, answer })
    }
    card.addEventListener('keydown', ({ key }) => key === 'Enter' && port.postMessage({ name: 'enter' }))
    new ResizeObserver(() => port.postMessage({ name: 'height', value: document.body.offsetHeight })).observe(
      document.body,
    )
    port.postMessage({ name: 'ready' })
  }
  addEventListener('message', connect)
}
