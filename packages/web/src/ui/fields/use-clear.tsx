import { CloseCircleFilled } from '@ant-design/icons'
import { useText } from '../../platform/texts/i18n.ts'
import { uiText } from '../ui.text.ts'

/**
 * `allowClear` of a choice. With `true` the component would name its button "Clear" in every
 * language.
 */
export function useClear() {
  const text = useText(uiText)
  return { clearIcon: <CloseCircleFilled aria-hidden="true" />, label: text.clear }
}
