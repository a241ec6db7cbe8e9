import { Input } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { UploadField } from '../../../ui/upload/upload-field.tsx'
import { useFileService } from '../../files/files.public.ts'
import { bankText } from '../bank/bank.text.ts'
import { type Draft, type Faults, faultOf } from './draft.rules.ts'
import { EditorField, RowFault } from './editor-field.tsx'

const MAX = 8

type Props = {
  pictures: Draft['pictures']
  known: readonly StoredFile[]
  faults: Faults
  onChange: (next: Draft['pictures']) => void
  onBusy: (count: number) => void
}

/** The pictures of a question, each with what it shows. */
export function PictureRows({ pictures, known, faults, onChange, onBusy }: Props) {
  const { editor: text } = useText(bankText)
  const service = useFileService('image')
  const [seen, setSeen] = useState<readonly StoredFile[]>(known)
  const files = pictures.flatMap(({ filePath }) => seen.filter((one) => one.filePath === filePath))

  const put = (next: readonly StoredFile[]) => {
    setSeen((before) => [
      ...before,
      ...next.filter((one) => !before.some(({ filePath }) => filePath === one.filePath)),
    ])
    onChange(
      next.map(
        ({ filePath }) =>
          pictures.find((picture) => picture.filePath === filePath) ?? { filePath, alt: '' },
      ),
    )
  }

  return (
    <EditorField label={text.pictures} help={text.picturesHelp} isOptional>
      <UploadField service={service} value={files} max={MAX} onBusy={onBusy} onChange={put} />
      {pictures.map(({ filePath, alt }, index) => (
        <div key={filePath} className="editor-alt">
          <Input
            value={alt}
            maxLength={200}
            placeholder={say(text.alt, { n: index + 1 })}
            aria-label={say(text.alt, { n: index + 1 })}
            onChange={({ target }) =>
              onChange(
                pictures.map((picture, i) =>
                  i === index ? { ...picture, alt: target.value } : picture,
                ),
              )
            }
          />
          <RowFault fault={faultOf(faults, `pictures.${index}`)} />
        </div>
      ))}
    </EditorField>
  )
}
