let made: Promise<string> | undefined

async function record(): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 })
  const context = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  recorder.start()
  for (let frame = 0; frame < 12; frame += 1) {
    context?.fillRect(frame * 5, 0, 5, 36)
    await new Promise(requestAnimationFrame)
  }
  recorder.stop()
  await stopped
  return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }))
}

/** The address of a short film that needs no server. */
export const film = (): Promise<string> => {
  made ??= record()
  return made
}
