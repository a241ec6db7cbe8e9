import type { AreaWords } from '@residency/contract/kernel'
import { useEffect, useState } from 'react'
import type { WordsByArea } from './form-rules.ts'
import { useLanguage } from './i18n.ts'

let load: () => Promise<WordsByArea> = async () => ({ 'zh-cn': {}, en: {} })

/** Loads the labels of fields of every area for the audit log; set by the application. */
export const installAuditLabels = (loader: () => Promise<WordsByArea>) => {
  load = loader
}

/** The labels of fields by area, once loaded; without them the log shows the codes of fields. */
export function useAuditLabels(): Readonly<Record<string, AreaWords>> {
  const [labels, setLabels] = useState<WordsByArea | null>(null)
  const language = useLanguage()

  useEffect(() => void load().then(setLabels, () => {}), [])

  return labels?.[language] ?? {}
}
