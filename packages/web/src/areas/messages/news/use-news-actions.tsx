import type { NewsItem } from '@residency/contract/areas/messages/news/news.contract'
import { newsWords } from '@residency/contract/areas/messages/news/text'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useActOnNews, useDeleteNews, usePinNews } from './news.queries.ts'
import { newsText } from './news.text.ts'
import type { NewsFormProps } from './news-form.tsx'
import type { ScheduleFormProps } from './schedule-form.tsx'

const NewsForm = lazyDialog<NewsFormProps>(() =>
  import('./news-form.tsx').then((part) => part.default),
)

const ScheduleForm = lazyDialog<ScheduleFormProps>(() =>
  import('./schedule-form.tsx').then((part) => part.default),
)

/** What may be done with news, with the dialogs. */
export function useNewsActions() {
  const { manage: text } = useText(newsText)
  const { actions } = useText(newsWords).flows.news
  const newsForm = useRowDialog<number>()
  const scheduleForm = useRowDialog<NewsItem>()
  const [act, pin, remove] = [useActOnNews(), usePinNews(), useDeleteNews()]

  const step = ({ id, version }: NewsItem, action: 'publish' | 'unschedule', done: string) =>
    act.mutate({ id, version, action }, { onSuccess: () => void toast.success(done) })

  const putOnTop = ({ id, version }: NewsItem, isPinned: boolean) =>
    pin.mutate(
      { id, version, isPinned },
      { onSuccess: () => void toast.success(isPinned ? text.pinnedNow : text.unpinnedNow) },
    )

  const withdraw = ({ id, version, title: name }: NewsItem) =>
    askToWithdraw({ ...text, withdraw: actions.withdraw }, { name }, () =>
      act.mutateAsync({ id, version, action: 'withdraw' }),
    )

  const giveUp = async ({ id, version, title: name }: NewsItem) => {
    if (
      await ask({
        title: say(text.removeQuestion, { name }),
        content: '',
        okText: text.remove,
        danger: true,
      })
    )
      remove.mutate({ id, version }, { onSuccess: () => void toast.success(text.removed) })
  }

  const acts = {
    publish: {
      label: actions.publish,
      onClick: (item: NewsItem) => step(item, 'publish', text.published),
    },
    schedule: { label: actions.schedule, onClick: (item: NewsItem) => scheduleForm.open(item) },
    edit: { label: text.edit, onClick: (item: NewsItem) => newsForm.open(item.id) },
    pin: { label: text.pin, onClick: (item: NewsItem) => putOnTop(item, true) },
    unpin: { label: text.unpin, onClick: (item: NewsItem) => putOnTop(item, false) },
    unschedule: {
      label: actions.unschedule,
      onClick: (item: NewsItem) => step(item, 'unschedule', text.unscheduled),
    },
    withdraw: {
      label: actions.withdraw,
      danger: true,
      onClick: (item: NewsItem) => void withdraw(item),
    },
    delete: { label: text.remove, danger: true, onClick: (item: NewsItem) => void giveUp(item) },
  }

  const actionsOf = (item: NewsItem) => allowedActions(item, acts)

  const dialogs = (
    <>
      <NewsForm isOpen={newsForm.isOpen} id={newsForm.opened} onClose={newsForm.close} />
      <ScheduleForm
        isOpen={scheduleForm.isOpen}
        newsItem={scheduleForm.opened}
        onClose={scheduleForm.close}
      />
    </>
  )

  return { actionsOf, dialogs, add: newsForm.add, edit: (id: number) => newsForm.open(id) }
}
