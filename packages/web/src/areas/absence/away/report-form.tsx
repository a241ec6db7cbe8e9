import { awayReportForm, type OwnAway } from '@residency/contract/areas/absence/away/away.contract'
import { awayWords } from '@residency/contract/areas/absence/away/text'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { Segmented } from 'antd'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, Field, LongTextField } from '../../../ui/fields/fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { useReportAway } from './away.queries.ts'
import { awayText } from './away.text.ts'

type Values = { lastOn: string; lastHalf: 'am' | 'pm'; report: string; files: StoredFile[] }
export type ReportFormProps = { isOpen: boolean; away: OwnAway | null; onClose: () => void }
const { shape } = awayReportForm

/**
 * Hands in the report of an away, with the last day of it; one that was returned opens as it was.
 */
export default function ReportForm({ isOpen, away, onClose }: ReportFormProps) {
  const { report: text } = useText(awayText)
  const { fields: common, halves } = useText(leaveWords)
  const { fields } = useText(awayWords)
  const send = useReportAway()
  const today = todayInShanghai()
  const isEarly = away !== null && today < away.endsOn

  const initial: Partial<Values> = {
    lastOn: isEarly ? today : (away?.endsOn ?? today),
    lastHalf: isEarly ? 'pm' : (away?.endsHalf ?? 'pm'),
    files: away?.reportFiles ?? [],
    ...(away?.report ? { report: away.report } : {}),
  }

  return (
    <FormDialog<Values>
      title={say(text.title, { type: away?.tripKind ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      initial={initial}
      okText={text.submit}
      width={640}
      submit={async ({ files, ...values }) => {
        if (!away) return

        await send.mutateAsync({
          ...values,
          id: away.id,
          version: away.version,
          files: files.map(({ filePath }) => filePath),
        })

        toast.success(text.done)
      }}
    >
      <LongTextField
        name="report"
        label={fields.report}
        help={text.reportHelp}
        shape={shape.report}
        maxLength={2000}
        rows={6}
      />
      <FilesField
        name="files"
        label={fields.files}
        purpose="proof"
        max={10}
        isOptional
        help={text.filesHelp}
      />
      <DayField
        name="lastOn"
        label={common.lastOn}
        help={text.lastHelp}
        shape={shape.lastOn}
        {...(away ? { min: away.startsOn, max: isEarly ? today : away.endsOn } : {})}
      />
      <Field name="lastHalf" label={common.lastHalf}>
        <Segmented options={toChoices(['am', 'pm'], halves)} aria-label={common.lastHalf} />
      </Field>
    </FormDialog>
  )
}
