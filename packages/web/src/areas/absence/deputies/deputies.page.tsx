import {
  DEPUTY_PHASES,
  type Deputy,
  deputySorts,
} from '@residency/contract/areas/absence/deputies/deputy.contract'
import { deputyWords } from '@residency/contract/areas/absence/deputies/text'
import { Button } from 'antd'
import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useDeputyColumns } from './deputy.columns.tsx'
import { type DeputyListInput, useDeputies, useEndDeputy } from './deputy.queries.ts'
import { deputyText } from './deputy.text.ts'
import type { DeputyFormProps } from './deputy-form.tsx'

const DeputyForm = lazyDialog<DeputyFormProps>(() =>
  import('./deputy-form.tsx').then((part) => part.default),
)

/** View key daily/deputy: who decides absences for whom. */
export default function DeputiesPage() {
  const text = useText(deputyText)
  const { menus, deputyPhases } = useText(deputyWords)
  const list = useListState('deputies', ['keywords', 'phase'])
  const result = useDeputies(list.input as DeputyListInput)
  const end = useEndDeputy()
  const [isOpen, setOpen] = useState(false)

  const endRow = async ({ id, version, deputy, person }: Deputy) => {
    const question = {
      title: say(text.endQuestion, { deputy }),
      content: say(text.endNote, { person }),
      okText: text.end,
      danger: true,
    }
    if (await ask(question))
      end.mutate({ id, version }, { onSuccess: () => void toast.success(text.endDone) })
  }

  return (
    <>
      <ListScreen<Deputy>
        title={menus['daily.deputies']}
        list={list}
        result={result}
        columns={useDeputyColumns((row) => void endRow(row))}
        sorts={deputySorts}
        lead={result.data && say(text.lead, { total: result.data.total })}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('phase', text.phase, toChoices(DEPUTY_PHASES, deputyPhases)),
        ]}
        actions={
          <Button type="primary" onClick={() => setOpen(true)}>
            {text.add}
          </Button>
        }
      >
        {text.empty}
      </ListScreen>
      <DeputyForm isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
