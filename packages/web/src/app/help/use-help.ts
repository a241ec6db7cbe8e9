import type { Book } from '@residency/contract/kernel/label'
import { useEffect, useState } from 'react'
import type { HelpPage } from './help-book.ts'
import { helpOf } from './help-of.ts'

type LoadedHelp = { view: string; help: Book<HelpPage> | null | 'failed' }

/** The help of a view key: undefined while it is loaded, null without one. */
export function useHelp(view: string | null) {
  const [found, setFound] = useState<LoadedHelp | null>(null)

  useEffect(() => {
    if (view === null) return

    let isLeft = false
    const store = (help: LoadedHelp['help']) => void (isLeft || setFound({ view, help }))

    helpOf(view).then(store, () => store('failed'))

    return () => {
      isLeft = true
    }
  }, [view])

  const help = found !== null && found.view === view ? found.help : undefined

  return { help: help === 'failed' ? null : help, hasFailed: help === 'failed' }
}
