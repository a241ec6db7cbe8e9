import type { GuideContent } from '@residency/contract/areas/settings/guides/guide.contract'
import { dayOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx'
import { FileRow } from '../../../ui/upload/file-row.tsx'
import '../../../ui/upload/upload.css'
import { useFileService, useFileWindowOf } from '../../files/files.public.ts'
import { guideText } from './guide.text.ts'

/** A guide: text and attachments. */
export function GuideView({ guide }: { guide: GuideContent }) {
  const text = useText(guideText)
  const pictures = useFileService('guide')
  const files = useFileWindowOf()

  return (
    <>
      <p className="soft guide-when">{say(text.updatedAt, { at: dayOf(guide.updatedAt) })}</p>
      <RichTextView document={guide.body} pictures={pictures} />
      {guide.files.length > 0 && (
        <section aria-label={text.attachments} className="guide-files">
          <h2>{text.attachments}</h2>
          <ul className="file-list">
            {guide.files.map((file) => (
              <FileRow
                key={file.filePath}
                file={file}
                onPreview={() => files.preview(file)}
                onDownload={() => files.download(file)}
              />
            ))}
          </ul>
        </section>
      )}
      {files.previewWindow}
    </>
  )
}
