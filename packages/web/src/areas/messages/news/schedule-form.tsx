import type { NewsItem } from '@residency/contract/areas/messages/news/news.contract'
import { newsWords } from '@residency/contract/areas/messages/news/text'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { MomentField } from '../../../ui/times/time-fields.tsx'
import { useActOnNews } from './news.queries.ts'
import { newsText } from './news.text.ts'

type Values = { publishAt: string }
export type ScheduleFormProps = { isOpen: boolean; newsItem: NewsItem | null; onClose: () => void }

/** When news are to be published. */
export default function ScheduleForm({ isOpen, newsItem, onClose }: ScheduleFormProps) {
  const { manage: text } = useText(newsText)
  const { fields, flows } = useText(newsWords)
  const act = useActOnNews({ quiet: true })

  const submit = async ({ publishAt }: Values) => {
    await act.mutateAsync({
      id: newsItem!.id,
      version: newsItem!.version,
      action: 'schedule',
      publishAt,
    })
    toast.success(text.scheduled)
  }

  return (
    <FormDialog<Values>
      title={text.scheduleTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{}}
      okText={flows.news.actions.schedule}
    >
      <MomentField name="publishAt" label={fields.publishAt} edge="start" min={todayInShanghai()} />
    </FormDialog>
  )
}
