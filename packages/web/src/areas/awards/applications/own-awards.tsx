import type {
  OfferedAward,
  OwnAward,
} from '@residency/contract/areas/awards/applications/own-award.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import '../awards.css'
import { useOwnAwards } from './application.queries.ts'
import { applicationText } from './application.text.ts'
import { OpenAwards } from './open-awards.tsx'
import { OwnAwardCard } from './own-award.tsx'
import type { OwnAwardFormProps } from './own-award-form.tsx'

const OwnAwardForm = lazyDialog<OwnAwardFormProps>(() =>
  import('./own-award-form.tsx').then((part) => part.default),
)

type FormTarget = { offered: OfferedAward | null; draft: OwnAward | null }

/** The own applications for awards, and the awards that are open; `audience`: whose page it is. */
export function OwnAwards({ audience }: { audience: 'trainee' | 'teacher' | 'outside' }) {
  const { own: text } = useText(applicationText)
  const { data: own, error, refetch } = useOwnAwards()
  const ownAwardForm = useRowDialog<FormTarget>()
  const title = audience === 'teacher' ? text.teacher : text.title

  const edit = (draft: OwnAward) => {
    const offered = own?.offered.find(({ limitId }) => limitId === draft.limitId) ?? null
    ownAwardForm.open({ offered, draft })
  }

  if (!own) return <Pending title={title} error={error} onRetry={() => void refetch()} />

  return (
    <section>
      <PageHead title={title} lead={text.lead} />
      <div className="own-awards">
        <OpenAwards
          offered={own.offered}
          onApply={(offered) => ownAwardForm.open({ offered, draft: null })}
        />
        <section className="panel" aria-label={text.applications}>
          <h2>{text.applications}</h2>
          {own.applications.length === 0 && <p className="soft">{text.noneYet}</p>}
          <ul className="open-awards">
            {own.applications.map((application) => (
              <OwnAwardCard
                key={application.id}
                award={application}
                onEdit={() => edit(application)}
              />
            ))}
          </ul>
        </section>
      </div>
      <OwnAwardForm
        offered={ownAwardForm.opened?.offered ?? null}
        draft={ownAwardForm.opened?.draft ?? null}
        isOutside={own.isOutside}
        isOpen={ownAwardForm.isOpen}
        onClose={ownAwardForm.close}
      />
    </section>
  )
}
