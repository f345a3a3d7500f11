/**
 * The visual view of a classic post: a tag of the library, or its shortcode, is one box that keeps its HTML as it is.
 * The editor would move forms out of the tag, and WordPress would make paragraphs in it. A double click opens the HTML.
 */
{
  const { tinymce } = window

  const STYLE = `.vitrine-tag { display: inline-block; padding: 2px 8px; border: 1px solid #1e1e1e; border-radius: 2px;
    background: #f6f7f7; color: #1e1e1e; font: 13px/1.6 monospace; cursor: default }`

  /** Where a tag ends that begins at a place; -1 for one that is not closed. */
  const endOfTag = (html, name, from) => {
    const ends = new RegExp(`<(/?)${name}(?=[\\s>/])[^>]*>`, 'gi')
    ends.lastIndex = from
    let depth = 0
    for (let found = ends.exec(html); found; found = ends.exec(html)) {
      depth += found[1] ? -1 : 1
      if (depth === 0) return ends.lastIndex
    }
    return -1
  }

  const endOfShortcode = (html, from) => {
    const close = '[/vitrine]'
    const at = html.indexOf(close, from)
    return at < 0 ? -1 : at + close.length
  }

  const boxOf = (html, name) =>
    `<span class="vitrine-tag" contenteditable="false" data-vitrine="${encodeURIComponent(html)}">${name}</span>`

  /** HTML in which the shortcodes and the outermost tags are boxes. */
  const withBoxes = (html, names) => {
    const begins = new RegExp(`<(${names.join('|')})(?=[\\s>/])|\\[(vitrine)(?=[\\s\\]])`, 'gi')
    let [boxed, at] = ['', 0]
    for (let found = begins.exec(html); found; found = begins.exec(html)) {
      const [, tag, shortcode] = found
      const end = tag ? endOfTag(html, tag, found.index) : endOfShortcode(html, found.index)
      if (end < 0) continue
      boxed += html.slice(at, found.index) + boxOf(html.slice(found.index, end), tag ?? shortcode)
      at = end
      begins.lastIndex = end
    }
    return boxed + html.slice(at)
  }

  const withoutBoxes = (html) =>
    html.replace(/<span [^>]*data-vitrine="([^"]*)"[^>]*>.*?<\/span>/g, (_box, kept) => decodeURIComponent(kept))

  // TinyMCE calls it with `new`, which an arrow function does not allow.
  tinymce.PluginManager.add('vitrine', function Vitrine(editor) {
    const names = editor.settings.vitrine_tags.split(' ')
    editor.contentStyles.push(STYLE)

    // Before WordPress makes paragraphs, and after it has removed them.
    const box = (event) => {
      event.content = withBoxes(event.content, names)
    }
    const unbox = (event) => {
      event.content = withoutBoxes(event.content)
    }
    editor.on('BeforeSetContent', box, true)
    editor.on('PostProcess', (event) => event.get && !event.save && unbox(event))
    editor.on('SaveContent', unbox)

    editor.on('dblclick', ({ target }) => {
      const box = editor.dom.getParent(target, '.vitrine-tag')
      if (!box) return
      const value = decodeURIComponent(editor.dom.getAttrib(box, 'data-vitrine'))
      editor.windowManager.open({
        title: box.textContent,
        body: {
          type: 'textbox',
          name: 'html',
          value,
          multiline: true,
          minWidth: 480,
          minHeight: 240,
          ariaLabel: 'HTML',
        },
        onsubmit: ({ data }) =>
          editor.undoManager.transact(() => editor.dom.setAttrib(box, 'data-vitrine', encodeURIComponent(data.html))),
      })
    })
  })
}
