import type { storedFile } from '@residency/contract/areas/files/stored-file.public'
import type { Purpose } from '@residency/contract/areas/files/upload.contract'
import type { RichText } from '@residency/contract/kernel/rich-text'
import type { z } from 'zod'
import { useText } from '../../platform/texts/i18n.ts'
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx'
import { FileRow } from '../../ui/upload/file-row.tsx'
import '../../ui/upload/upload.css'
import { useFileService, useFileWindowOf } from '../files/files.public.ts'
import './article.css'
import { informText } from './informs/inform.text.ts'

type Props = { body: RichText; files: readonly z.output<typeof storedFile>[]; purpose: Purpose }

/** A text with its pictures and attachments. */
export function ArticleText({ body, files, purpose }: Props) {
  const { own: text } = useText(informText)
  const pictures = useFileService(purpose)
  const fileWindow = useFileWindowOf()

  return (
    <div className="article-text">
      <RichTextView document={body} pictures={pictures} />
      {files.length > 0 && (
        <section aria-label={text.attachments} className="article-files">
          <h3>{text.attachments}</h3>
          <ul className="file-list">
            {files.map((file) => (
              <FileRow
                key={file.filePath}
                file={file}
                onPreview={() => fileWindow.preview(file)}
                onDownload={() => fileWindow.download(file)}
              />
            ))}
          </ul>
        </section>
      )}
      {fileWindow.previewWindow}
    </div>
  )
}
