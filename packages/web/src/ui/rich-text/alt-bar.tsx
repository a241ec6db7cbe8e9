import { type Editor, useEditorState } from '@tiptap/react'
import { Input } from 'antd'
import { useText } from '../../platform/texts/i18n.ts'
import { byKey } from '../key-press.ts'
import { richTextText } from './rich-text.text.ts'

/** The alt text of the selected picture; shown while a picture is selected. */
export function AltBar({ editor }: { editor: Editor }) {
  const text = useText(richTextText)

  const alt = useEditorState({
    editor,
    selector: ({ editor: at }) =>
      at.isActive('image') ? String(at.getAttributes('image').alt ?? '') : null,
  })

  if (alt === null) return null

  return (
    <div className="rich-link">
      <Input
        value={alt}
        aria-label={text.pictureAlt}
        placeholder={text.pictureAlt}
        maxLength={300}
        autoComplete="off"
        onChange={({ target }) => editor.commands.updateAttributes('image', { alt: target.value })}
        onKeyDown={byKey((event) => {
          if (event.key === 'Enter') event.preventDefault() // Do not submit the form around it.
        })}
      />
    </div>
  )
}
