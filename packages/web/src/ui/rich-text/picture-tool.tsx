import { PictureOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/react'
import { useRef } from 'react'
import { toast } from '../../platform/feedback.ts'
import { useText } from '../../platform/texts/i18n.ts'
import type { UploadService } from '../upload/queue/upload-service.ts'
import { extensionOf, familyOf } from '../upload/size-words.rules.ts'
import { reasonOf, useOwnUploader, useUploads } from '../upload/use-uploads.ts'
import { richTextText } from './rich-text.text.ts'

const PICTURES = '.jpg,.jpeg,.png'

/** Uploads a picture and inserts it at the cursor; the file name is the initial alt text. */
export function PictureTool({ editor, service }: { editor: Editor; service: UploadService }) {
  const text = useText(richTextText)
  const frame = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const uploader = useOwnUploader(service.wire, frame)

  const { snapshot } = useUploads(uploader, ({ filePath, name }) => {
    const alt = name.slice(0, -extensionOf(name).length - 1) || name
    editor.chain().focus().insertContent({ type: 'image', attrs: { filePath, alt } }).run()
  })

  const failed = snapshot.items.find(({ state }) => state === 'error')

  if (failed) {
    uploader.remove(failed.key)
    toast.error(reasonOf(failed))
  }

  const choose = (file: File | undefined) => {
    if (!file) return

    const judged = service.judge(file)
    if ('refusal' in judged || familyOf(file.name) !== 'image')
      return toast.error('refusal' in judged ? judged.refusal : text.picture)

    uploader.add(file, judged.purpose)
  }

  return (
    <span ref={frame} className="rich-picture-tool">
      <button
        type="button"
        data-tool="picture"
        tabIndex={-1}
        title={text.picture}
        aria-label={text.picture}
        aria-busy={snapshot.items.length > 0}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => input.current?.click()}
      >
        <PictureOutlined />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURES}
        aria-label={text.picture}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          choose(file)
          target.value = '' // Allows choosing the same file again.
        }}
      />
    </span>
  )
}
