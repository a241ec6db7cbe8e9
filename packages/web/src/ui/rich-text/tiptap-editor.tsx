import type { RichText } from '@residency/contract/kernel/rich-text'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import type { UploadService } from '../upload/queue/upload-service.ts'
import { AltBar } from './alt-bar.tsx'
import { type Loose, storedOf } from './document.rules.ts'
import { extensionsOf } from './extensions.ts'
import { LinkBar } from './link-bar.tsx'
import { PictureTool } from './picture-tool.tsx'
import './rich-text.css'
import { cleanPastedHtml } from './clean-pasted-html.ts'
import { richTextText } from './rich-text.text.ts'
import { Toolbar } from './toolbar.tsx'

export type EditorProps = {
  id?: string
  label: string
  value?: RichText | undefined
  onChange?: ((value: RichText | undefined) => void) | undefined

  /** The upload service for pictures; without it, pictures are not possible. */
  pictures?: UploadService | undefined
  isInvalid: boolean
  describedBy?: string | undefined
}

/** The editor, loaded on demand. It reads its value when it mounts. */
export default function TiptapEditor({
  id,
  label,
  value,
  onChange,
  pictures,
  isInvalid,
  describedBy,
}: EditorProps) {
  const text = useText(richTextText)
  const frame = useRef<HTMLDivElement>(null)
  const [isLinkOpen, setLinkOpen] = useState(false)

  const attributes: Record<string, string> = {
    ...(id ? { id } : {}),
    class: 'rich-text rich-area',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': `${label}. ${text.hint}`,
    ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  }

  const editor = useEditor({
    extensions: extensionsOf(pictures),
    content: value ?? null,
    editorProps: {
      attributes,
      transformPastedHTML: cleanPastedHtml,
      handleKeyDown: (_, event) => {
        if (!event.altKey || event.key !== 'F10') return false

        frame.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus()

        return true
      },
    },
    onUpdate: ({ editor: now }) => onChange?.(storedOf(now.getJSON() as Loose)),
  })

  const attributesJson = JSON.stringify(attributes)

  useEffect(() => {
    editor.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: JSON.parse(attributesJson) as Record<string, string>,
      },
    })
  }, [editor, attributesJson])

  return (
    <div ref={frame} className={isInvalid ? 'rich-editor is-invalid' : 'rich-editor'}>
      <Toolbar editor={editor} isLinkOpen={isLinkOpen} onLink={() => setLinkOpen(!isLinkOpen)}>
        {pictures && <PictureTool editor={editor} service={pictures} />}
      </Toolbar>
      {isLinkOpen && <LinkBar editor={editor} onClose={() => setLinkOpen(false)} />}
      {pictures && <AltBar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}
