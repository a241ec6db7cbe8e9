import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { Groups } from '../../../screens/groups.tsx'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import '../teachers.css'
import { OwnClassCard } from './own-class-card.tsx'
import type { SignInProps } from './sign-in.tsx'
import { useOwnClasses } from './training.queries.ts'
import { GROUPS } from './training.rules.ts'
import { trainingText } from './training.text.ts'

const SignIn = lazyDialog<SignInProps>(() => import('./sign-in.tsx').then((part) => part.default))

/**
 * View key teacher/class/own: own classes and those open; `?class=&code=` of the organiser's QR
 * code opens the sign-in.
 */
export default function OwnClassesPage() {
  const { own: text } = useText(trainingText)
  const { data, error, refetch } = useOwnClasses()
  const [query, setQuery] = useSearchParams()
  const [signInId, setSignInId] = useState<number | null>(Number(query.get('class')) || null)
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  const close = () => {
    setSignInId(null)
    if (query.has('code')) setQuery({}, { replace: true })
  }

  const signing = data.find(({ id }) => id === signInId)

  return (
    <section>
      <PageHead title={text.title} lead={text.lead} />
      {data.length === 0 && <div className="panel list-message">{text.none}</div>}
      <Groups rows={data} groups={GROUPS} names={text}>
        {(trainingClass) => (
          <OwnClassCard
            key={trainingClass.id}
            trainingClass={trainingClass}
            onSignIn={() => setSignInId(trainingClass.id)}
          />
        )}
      </Groups>
      <SignIn
        isOpen={signing !== undefined}
        trainingClass={signing}
        code={query.get('code') ?? ''}
        onClose={close}
      />
    </section>
  )
}
