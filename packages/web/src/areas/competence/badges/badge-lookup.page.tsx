import {
  type BadgeAnswer,
  openBadge,
} from '@residency/contract/areas/competence/badges/badge.contract'
import { Button, Skeleton } from 'antd'
import { useLocation } from 'react-router'
import { useEndpoint } from '../../../platform/calls/queries.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PublicTitle } from '../../../screens/visitors/public-title.tsx'
import { FoundLevels } from '../levels/found-levels.tsx'
import { badgeText } from './badge.text.ts'
import { badgeCodeOf } from './badge-link.rules.ts'
import './badges.css'

/**
 * View key white/level: what the holder of a badge may do, without an account. A second badge that
 * is scanned in the same tab changes the fragment of the address only.
 */
export default function BadgeLookupPage() {
  const text = useText(badgeText)
  const code = badgeCodeOf(useLocation().hash)

  return (
    <main className="badge-lookup">
      {code ? (
        <Opened key={code} code={code} />
      ) : (
        <>
          <PublicTitle title={text.lookupTitle} />
          <div className="panel badge-message" role="status">
            {text.noCode}
          </div>
        </>
      )}
    </main>
  )
}

function Opened({ code }: { code: string }) {
  const text = useText(badgeText)
  const { data, error, refetch } = useEndpoint(openBadge, { code }, { retry: false })

  if (data) return <Holder holder={data} />

  return (
    <>
      <PublicTitle title={text.lookupTitle} />
      {error ? (
        <div className="panel badge-message" role="alert">
          <p>{error.message}</p>
          <Button onClick={() => void refetch()}>{text.retry}</Button>
        </div>
      ) : (
        <Skeleton active aria-label={text.loading} />
      )}
    </>
  )
}

function Holder({ holder }: { holder: BadgeAnswer }) {
  const text = useText(badgeText)
  const { name, asOf, photo, levels } = holder

  return (
    <>
      <PublicTitle title={name} />
      <section className="panel badge-holder">
        {photo && <img src={photo} alt={say(text.photoOf, { name })} width={90} height={120} />}
        <div>
          <h2>{text.mayDo}</h2>
          <p className="soft">{say(text.asOf, { day: asOf })}</p>
        </div>
      </section>
      <section className="panel">
        <FoundLevels levels={levels} />
      </section>
      <p className="soft">{text.lookupNote}</p>
    </>
  )
}
