import { concernWords } from '@residency/contract/areas/messages/concerns/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useConcern, useConcernPicture } from './concern.queries.ts'
import { CONCERN_TONES } from './concern.rules.ts'
import { concernText } from './concern.text.ts'
import './concerns.css'
import { MessageThread } from './message-thread.tsx'
import { useConcernActions } from './use-concern-actions.tsx'

/** One concern: what it is about, what was written, its pictures and the steps of a reader. */
export function ConcernRecord({ id }: { id: number }) {
  const { list: text } = useText(concernText)
  const { fields, flows, concernKinds } = useText(concernWords)
  const { actionsOf, dialogs } = useConcernActions()
  const { data, error, refetch } = useConcern(id)
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  const { kind, department, receivedOn, state, messages, pictureIds, steps } = data

  const pictures = {
    title: text.pictures,
    content: (
      <div className="concern-pictures">
        {pictureIds.map((pictureId, index) => (
          <ConcernPicture key={pictureId} id={id} pictureId={pictureId} place={index + 1} />
        ))}
      </div>
    ),
  }

  const taken = {
    title: text.steps,
    facts: steps.map(({ action, who, day }) => ({
      label: `${day} ${flows.concern.actions[action]}`,
      value: who,
    })),
  }

  return (
    <>
      <DetailScreen
        title={concernKinds[kind]}
        list={text.title}
        state={<StateTag tone={CONCERN_TONES[state]}>{flows.concern.states[state]}</StateTag>}
        actions={<PageActions actions={actionsOf(data)} />}
        sections={[
          {
            title: text.facts,
            facts: [
              { label: fields.departmentId, value: department },
              { label: text.receivedOn, value: receivedOn },
            ],
          },
          {
            title: text.messages,
            content: (
              <MessageThread messages={messages} sender={text.sender} reader={text.reader} />
            ),
          },
          ...(pictureIds.length > 0 ? [pictures] : []),
          ...(steps.length > 0 ? [taken] : []),
        ]}
      />
      {dialogs}
    </>
  )
}

type PictureProps = { id: number; pictureId: number; place: number }

function ConcernPicture({ id, pictureId, place }: PictureProps) {
  const { list: text } = useText(concernText)
  const url = useConcernPicture(id, pictureId)

  return url && <img src={url} alt={say(text.picture, { place })} />
}
