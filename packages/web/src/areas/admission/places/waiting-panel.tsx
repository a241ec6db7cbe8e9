import { pointsText } from '@residency/contract/areas/admission/outcome.public'
import type { LivePool } from '@residency/contract/areas/admission/run/place.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { Empty, Skeleton } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { toneOf } from '../../signup/signup.public.ts'
import { useWaiting } from '../run/admission.queries.ts'
import { placesText } from './places.text.ts'

/** The waiting list of a pool in calling order, with the current state of each person. */
export function WaitingPanel({ pool, onClose }: { pool: LivePool | null; onClose: () => void }) {
  const text = useText(placesText)
  const { states } = useText(signupWords).flows.registration
  const { data } = useWaiting(pool?.id ?? null)

  return (
    <SidePanel
      title={pool ? say(text.waitingOf, { offer: pool.offer }) : ''}
      isOpen={pool !== null}
      onClose={onClose}
      width={480}
    >
      {!data && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {data?.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.nobody} />
      )}
      <ol className="waiting-places">
        {data?.map((offer) => (
          <li key={offer.id}>
            <small className="figures">{say(text.place, { place: offer.place })}</small>
            <strong>{offer.realName}</strong>
            {offer.total !== null && (
              <small className="figures">
                {say(text.total, { total: pointsText(offer.total) })}
              </small>
            )}
            <StateTag tone={toneOf(offer.state)}>{states[offer.state]}</StateTag>
          </li>
        ))}
      </ol>
    </SidePanel>
  )
}
