import {
  type PartnerPerson,
  partnerPeopleSorts,
  peopleSheet,
} from '@residency/contract/areas/signup/partner/partner.contract'
import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import { signupWords } from '@residency/contract/areas/signup/text'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import '../signup.css'
import { signupPaths } from '../signup.paths.ts'
import './partner.css'
import {
  type OpenIntakes,
  type PeopleListInput,
  useOwnPartner,
  usePeople,
} from './partner.queries.ts'
import { partnerText } from './partner.text.ts'
import { PartnerFrame } from './partner-frame.tsx'
import { isLetIn } from './partner-state.rules.ts'
import { usePeopleColumns } from './people.columns.tsx'
import { PeopleGuide } from './people-guide.tsx'
import { NoUnit, UnitStatus } from './unit-status.tsx'

const AddPerson = lazyDialog(() => import('./add-person.tsx').then((part) => part.AddPerson))

/**
 * /sign/cooperation/apply/student: a partner unit's applicants; before approval, the state of its
 * application.
 */
export default function ApplyStudentPage() {
  const { data: own, error, refetch } = useOwnPartner()
  return (
    <PartnerFrame unit={own?.unitName ?? ''}>
      {!own && error && <NoUnit error={error} onRetry={() => void refetch()} />}
      {!own && !error && <Skeleton active className="panel" paragraph={{ rows: 8 }} />}
      {own && (isLetIn(own.state) ? <People intakes={own.intakes} /> : <UnitStatus own={own} />)}
    </PartnerFrame>
  )
}

function People({ intakes }: { intakes: OpenIntakes }) {
  const text = useText(partnerText)
  const words = useText(signupWords)
  const navigate = useNavigate()
  const list = useListState('partner.people', ['keywords', 'state'])
  const result = usePeople(list.input as PeopleListInput)
  const { pathname, search } = useLocation()
  const [isAdding, setAdding] = useState(false)
  const isEmpty = result.data?.total === 0 && Object.keys(list.filters).length === 0
  const [first, second] = intakes

  const chooseIntakeLine = () => {
    if (second) return say(text.ownIntakes, { count: intakes.length })

    return first ? say(text.ownIntake, first) : ''
  }

  const intakeLine = chooseIntakeLine()

  const options = intakes.map(({ id, name }) => ({ value: String(id), label: name }))
  const states = toChoices(registrationFlow.states, words.flows.registration.states)

  return (
    <>
      <ListScreen<PartnerPerson>
        title={text.ownTitle}
        lead={result.data && `${say(text.ownLead, { total: result.data.total })}${intakeLine}`}
        list={list}
        result={result}
        columns={usePeopleColumns((row) =>
          navigate(signupPaths.person(row.id, null, search && pathname + search)),
        )}
        sorts={partnerPeopleSorts}
        filters={[
          textFilter('keywords', text.ownSearch),
          choiceFilter('state', words.fields.state, states),
        ]}
        actions={
          <>
            <SheetButtons
              title={text.sheet}
              calls={peopleSheet}
              filters={list.conditions}
              into={{
                name: 'intakeId',
                label: words.fields.intakeId,
                missing: text.intakeMissing,
                options,
              }}
            />
            <Button onClick={() => navigate(signupPaths.tasks)}>{text.tasks}</Button>
            <Button type="primary" onClick={() => setAdding(true)}>
              {text.add}
            </Button>
          </>
        }
      >
        {text.noPeople}
      </ListScreen>
      {isEmpty && <PeopleGuide />}
      <AddPerson intakes={intakes} isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  )
}
