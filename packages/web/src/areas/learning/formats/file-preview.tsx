import { bankWords } from '@residency/contract/areas/learning/bank/words'
import type { FilePreview, FileRemarkShown } from '@residency/contract/areas/learning/formats/format.contract'
import { formatWords } from '@residency/contract/areas/learning/formats/words'
import { Alert } from 'antd'
import { say, useText } from '../../../platform/i18n.ts'
import { formatsText } from './formats.text.ts'
import './formats.css'

/** What would come in from a file: how many of which kind, what cannot and what would be left out, by line. */
export function FilePreviewView({ preview }: { preview: FilePreview }) {
  const text = useText(formatsText)
  const { questionKinds } = useText(bankWords)
  const { fileFormats } = useText(formatWords)
  const { right, wrong, kinds, format } = preview
  const sentence = right === 0 ? text.foundNone : wrong > 0 ? text.foundSome : text.found
  const type = right === 0 ? 'error' : wrong > 0 ? 'warning' : 'success'
  return (
    <div className="file-preview" role="status">
      <Alert {...{ type }} showIcon title={say(sentence, { right, wrong, format: format ? fileFormats[format] : '' })} />
      {kinds.length > 0 && (
        <ul className="file-kinds" aria-label={text.kinds}>
          {kinds.map(({ kind, count }) => (
            <li key={kind}>{say(text.kind, { kind: questionKinds[kind], count })}</li>
          ))}
        </ul>
      )}
      <Remarks heading={say(text.faults, { count: wrong })} remarks={preview.faults} />
      <Remarks heading={say(text.notes, { count: preview.lessened })} remarks={preview.notes} />
    </div>
  )
}

function Remarks({ heading, remarks }: { heading: string; remarks: readonly FileRemarkShown[] }) {
  const text = useText(formatsText)
  if (remarks.length === 0) return null
  return (
    <>
      <h2>{heading}</h2>
      <ul className="file-remarks" tabIndex={0} aria-label={heading}>
        {remarks.map(({ line, file, message }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several remarks may be about one line, and the list does not change
          <li key={at}>{say(file === null ? text.at : text.atFile, { line, message, file: file ?? '' })}</li>
        ))}
      </ul>
      {remarks.length >= 100 && <p>{say(text.more, { count: remarks.length })}</p>}
    </>
  )
}
