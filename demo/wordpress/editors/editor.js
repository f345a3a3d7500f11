/** The block in the editor: its HTML, which can begin with the example of a tag. */
{
  const { blocks, blockEditor, components, element, i18n } = window.wp
  const examples = window.vitrineExamples
  const { createElement } = element
  const { __ } = i18n
  const names = Object.keys(examples).sort()

  const VitrineTag = ({ attributes, setAttributes }) => {
    const write = (html) => setAttributes({ html })
    const choose = createElement(components.SelectControl, {
      label: __('Begin with the example of a tag', 'vitrine'),
      value: '',
      options: [
        { label: __('Choose a tag', 'vitrine'), value: '' },
        ...names.map((name) => ({ label: name, value: name })),
      ],
      onChange: (name) => name && write(examples[name]),
    })
    const text = createElement(components.TextareaControl, {
      label: __('HTML of the tag', 'vitrine'),
      value: attributes.html,
      rows: 8,
      spellCheck: false,
      onChange: write,
    })
    const own = blockEditor.useBlockProps({ className: 'vitrine-tag-block' })
    return createElement('div', own, attributes.html === '' && choose, text)
  }

  blocks.registerBlockType('vitrine/tag', { edit: VitrineTag, save: () => null })
}
