import type { GuideRow } from '@residency/contract/areas/settings/guides/guide.contract'
import { ignoreReportedErrors } from '../../../platform/calls/api-client.ts'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import type { GuideAct } from './guide.columns.tsx'
import { useDeleteGuide, usePublishGuide } from './guide.queries.ts'
import { guideText } from './guide.text.ts'

/** Row actions of the guide list. */
export function useGuideActs(onEdit: (row: GuideRow) => void, onView: (row: GuideRow) => void) {
  const text = useText(guideText)
  const publish = usePublishGuide()
  const remove = useDeleteGuide()

  const acts: Record<GuideAct, (row: GuideRow) => unknown> = {
    edit: onEdit,
    view: onView,
    publish: async ({ id, version, title: name }) => {
      await publish.mutateAsync({ id, version, isPublished: true })
      toast.success(say(text.publishedNow, { name }))
    },
    withdraw: async ({ id, version, title: name }) => {
      const title = say(text.withdrawQuestion, { name })
      if (
        !(await ask({ title, content: text.withdrawContent, okText: text.withdraw, danger: true }))
      )
        return

      await publish.mutateAsync({ id, version, isPublished: false })
      toast.success(say(text.withdrawn, { name }))
    },
    delete: ({ id, title: name }) => askToDelete(text, { name }, () => remove.mutateAsync(id)),
  }

  return ignoreReportedErrors((what: GuideAct, row: GuideRow) => acts[what](row))
}
