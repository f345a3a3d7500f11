// The demo provider's adapter for <card-payment>: the fields of the card are in a frame of the provider.
const FRAME_WAIT = 10_000

/** @returns {import('../../../stores/checkout/card.ts').CardAdapter} */
export default function createAdapter() {
  let frame
  let port
  let count = 0
  const waiting = new Map()

  const send = (name, value) =>
    new Promise((resolve, reject) => {
      count += 1
      waiting.set(count, { resolve, reject })
      port.postMessage({ id: count, name, value })
    })

  /** A frame that was reloaded, for example because it was moved, has lost its earlier requests. */
  const disconnect = () => {
    port?.close()
    for (const { reject } of waiting.values()) reject(new Error('The frame of the provider was loaded anew.'))
    waiting.clear()
  }

  const connect = (resolve, onSubmit) => {
    disconnect()
    const channel = new MessageChannel()
    port = channel.port1
    port.onmessage = ({ data }) => {
      if (data.name === 'ready') resolve()
      else if (data.name === 'height') frame.style.blockSize = `${data.value}px`
      else if (data.name === 'enter') onSubmit()
      else {
        waiting.get(data.id)?.resolve(data.answer)
        waiting.delete(data.id)
      }
    }
    // The sandboxed frame has no origin that could be named. All further messages use the port, which no other window
    // has.
    frame.contentWindow.postMessage('vitrine-card', '*', [channel.port2])
  }

  return {
    mount(host, { culture, title, onSubmit }) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('The frame of the provider does not answer.')), FRAME_WAIT)
        frame = document.createElement('iframe')
        frame.title = title
        frame.setAttribute('sandbox', 'allow-scripts allow-forms')
        frame.src = new URL(`../${culture}/frame`, import.meta.url).href
        const isThere = () => {
          clearTimeout(timer)
          const { color, colorScheme, fontSize, fontFamily } = getComputedStyle(host)
          send('look', { scheme: colorScheme, ink: color, size: fontSize, family: fontFamily }).catch(reject)
          resolve()
        }
        frame.addEventListener('load', () => connect(isThere, onSubmit))
        host.append(frame)
      })
    },
    async validate() {
      frame.focus()
      const { isValid } = await send('validate')
      return isValid
    },
    confirm: ({ payment, holder }) => send('confirm', { secret: payment.secret, holder }),
    unmount() {
      disconnect()
      frame?.remove()
    },
  }
}
