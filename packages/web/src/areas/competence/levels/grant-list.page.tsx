import { LEVELS } from '@residency/contract/areas/competence/items/item.contract'
import { levelPermissions as may } from '@residency/contract/areas/competence/levels/access'
import { grantFlow } from '@residency/contract/areas/competence/levels/grant.flow'
import { type Grant, grantSorts } from '@residency/contract/areas/competence/levels/level.contract'
import { levelWords } from '@residency/contract/areas/competence/levels/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useGrantColumns } from './grant.columns.tsx'
import { GrantReview } from './grant-review.tsx'
import { type GrantListInput, useGrants } from './level.queries.ts'
import { levelText } from './level.text.ts'
import type { ProposeFormProps } from './propose-form.tsx'
import { useGrantReview } from './use-grant-review.ts'

const ProposeForm = lazyDialog<ProposeFormProps>(() =>
  import('./propose-form.tsx').then((part) => part.default),
)

/**
 * View key competence/grant/index: levels that are proposed, granted and withdrawn; `?id=` opens
 * one.
 */
export default function GrantListPage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <GrantReview key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <GrantList onOpen={open} />
  )
}

function GrantList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(levelText)
  const { fields, flows } = useText(levelWords)
  const list = useListState('competence-grants', ['keywords', 'state', 'level', 'waiting'])
  const result = useGrants(list.input as GrantListInput)
  const review = useGrantReview()
  const { actionsOf, dialogs } = useDecisions<Grant>(review)
  const proposal = useRowDialog<never>()
  const states = toChoices(grantFlow.states, flows.competenceGrant.states)
  const levels = LEVELS.map((level) => ({
    value: String(level),
    label: say(text.levelOf, { level }),
  }))

  return (
    <>
      <ListScreen<Grant>
        title={text.list}
        lead={result.data && say(text.listLead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useGrantColumns(onOpen, actionsOf)}
        sorts={grantSorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter('state', fields.state, states),
          choiceFilter('level', fields.level, levels),
        ]}
        actions={
          <AddButton perm={may.propose} onAdd={proposal.add}>
            {text.propose}
          </AddButton>
        }
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {text.listEmpty}
      </ListScreen>
      <ProposeForm isOpen={proposal.isOpen} onClose={proposal.close} />
      {dialogs}
    </>
  )
}
