import type { Editor } from '@tiptap/react'
import { Button, Input, type InputRef } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { byKey } from '../key-press.ts'
import { linkOf } from './document.rules.ts'
import { richTextText } from './rich-text.text.ts'

/** The link target of the selected text. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const text = useText(richTextText)
  const [typed, setTyped] = useState<string>(() => String(editor.getAttributes('link').href ?? ''))
  const [fault, setFault] = useState<string | null>(null)
  const input = useRef<InputRef>(null)
  const isLink = editor.isActive('link')

  useEffect(() => input.current?.focus(), [])

  const close = () => {
    onClose()
    editor.commands.focus()
  }

  const apply = () => {
    const href = linkOf(typed)
    if (!href) return setFault(text.linkWrong)
    if (editor.state.selection.empty && !isLink) return setFault(text.linkSelect)

    editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
    onClose()
  }

  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation() // Do not close the dialog around it.
      close()
    }
    if (event.key === 'Enter') {
      event.preventDefault() // Do not submit the form around it.
      apply()
    }
  }

  return (
    <div className="rich-link">
      <Input
        ref={input}
        value={typed}
        aria-label={text.linkLabel}
        placeholder={text.linkLabel}
        aria-invalid={fault !== null}
        maxLength={2000}
        inputMode="url"
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={byKey(onKeyDown)}
      />
      <Button onClick={apply}>{text.linkApply}</Button>
      {isLink && <Button onClick={remove}>{text.linkRemove}</Button>}
      {fault && <small role="alert">{fault}</small>}
    </div>
  )
}
