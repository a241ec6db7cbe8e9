import { onlineSorts } from '@residency/contract/areas/accounts/login/session.contract'
import { ignoreReportedErrors } from '../../../platform/calls/api-client.ts'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { deviceOf } from './device.rules.ts'
import { useOnlineColumns } from './online.columns.tsx'
import {
  type OnlineInput,
  type OnlineRow,
  useEndSession,
  useOnlineUsers,
} from './online.queries.ts'
import { onlineText } from './online.text.ts'

/** View key system/online/index: active sessions, which can be ended. */
export default function OnlineListPage() {
  const text = useText(onlineText)
  const list = useListState('online', ['keywords'])
  const result = useOnlineUsers(list.input as OnlineInput)
  const end = useEndSession()

  const onEnd = async ({ id, nickname: name, agent, ip }: OnlineRow) => {
    const content = say(text.content, { device: deviceOf(agent), ip })
    if (
      !(await ask({ title: say(text.question, { name }), content, okText: text.end, danger: true }))
    )
      return

    await end.mutateAsync(id)
    toast.success(say(text.ended, { name }))
  }

  const columns = useOnlineColumns(ignoreReportedErrors(onEnd))

  return (
    <ListScreen<OnlineRow>
      title={text.title}
      lead={result.data && say(text.lead, { total: result.data.total })}
      list={list}
      result={result}
      columns={columns}
      sorts={onlineSorts}
      filters={[textFilter('keywords', text.searchHint)]}
    />
  )
}
