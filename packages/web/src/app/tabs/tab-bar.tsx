import { CloseOutlined } from '@ant-design/icons'
import { labelIn } from '@residency/contract/kernel'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApp } from '../../platform/app.store.ts'
import { say, useLanguage, useText } from '../../platform/texts/i18n.ts'
import { byKey } from '../../ui/key-press.ts'
import { PopMenu } from '../../ui/pop-menu.tsx'
import { shellText } from '../shell/shell.text.ts'
import { type Closing, neighbour, type Tab } from './tabs.rules.ts'
import { closeTabs, refreshTab, useTabs } from './tabs.store.ts'

const addressOf = (tab: Tab) => tab.path + tab.search + tab.hash

/**
 * The open pages. Arrows move, Delete and middle click close, the wheel scrolls, the context menu
 * has the rest.
 */
export function TabBar() {
  const text = useText(shellText)
  const language = useLanguage()
  const tabs = useTabs((state) => state.tabs)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const bar = useRef<HTMLDivElement>(null)
  const pages = useApp((state) => state.pages)

  const titleOf = (tab: Tab) => {
    // The page has its title in the language that is shown now, the tab those it was opened with.
    const { title, titleEn } = pages.find((page) => page.path === tab.path) ?? tab
    return labelIn(language, title, titleEn)
  }

  const close = (path: string, closing: Closing) => {
    const next = closeTabs(path, closing, pathname)
    if (next) navigate(next)
  }

  useWheel(bar)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page, and its tab that joins the others, are the reason
  useEffect(() => {
    // With the next frame, which lays the page out anyway: measuring here would do it twice.
    const frame = requestAnimationFrame(() => {
      const open = bar.current?.querySelector<HTMLElement>('[aria-selected=true]')
      if (bar.current && open) bringInto(bar.current, open)
    })

    return () => cancelAnimationFrame(frame)
  }, [pathname, tabs])

  const onKeyDown = (event: KeyboardEvent) => {
    // The tab under keyboard focus: its page may still be loading.
    const here =
      (event.target as HTMLElement).closest<HTMLElement>('[data-path]')?.dataset.path ?? pathname
    const to = neighbour(tabs, here, event.key)
    const tab = tabs.find((one) => one.path === (to ?? here))

    if (to && tab) {
      event.preventDefault()
      navigate(addressOf(tab))
      bar.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(to)}"]`)?.focus()
    } else if (event.key === 'Delete' && tab && !tab.affix) close(tab.path, 'this')
  }

  const menuOf = (tab: Tab) => [
    { key: 'refresh', label: text.refresh },
    { key: 'this', label: text.close, disabled: tab.affix },
    'line' as const,
    { key: 'others', label: text.closeOthers },
    { key: 'left', label: text.closeLeft },
    { key: 'right', label: text.closeRight },
    { key: 'all', label: text.closeAll },
  ]

  return (
    <nav className="tab-bar" aria-label={text.tabs}>
      <div role="tablist" aria-label={text.tabs} ref={bar} onKeyDown={byKey(onKeyDown)}>
        {tabs.map((tab) => (
          <PopMenu
            key={tab.path}
            isContext
            items={menuOf(tab)}
            onChoose={(key) =>
              key === 'refresh' ? refreshTab(tab.path) : close(tab.path, key as Closing)
            }
          >
            <button
              type="button"
              role="tab"
              data-path={tab.path}
              aria-selected={tab.path === pathname}
              aria-controls="content"
              tabIndex={tab.path === pathname ? 0 : -1}
              className="tab"
              onClick={() => navigate(addressOf(tab))}
              onAuxClick={(event) => event.button === 1 && !tab.affix && close(tab.path, 'this')}
              onMouseDown={(event) => event.button === 1 && event.preventDefault()}
            >
              {titleOf(tab)}
              {!tab.affix && (
                // Not focusable (a tab may not contain a control): the keyboard closes with Delete.
                <span
                  className="tab-close"
                  title={say(text.closeNamed, { title: titleOf(tab) })}
                  onClick={(event) => {
                    event.stopPropagation()
                    close(tab.path, 'this')
                  }}
                >
                  <CloseOutlined aria-hidden="true" />
                </span>
              )}
            </button>
          </PopMenu>
        ))}
      </div>
    </nav>
  )
}

/**
 * Scrolls the bar to a tab. Not `scrollIntoView`: in some versions of Chromium the first Tab key
 * would then start from that element.
 */
function bringInto(bar: HTMLElement, tab: HTMLElement) {
  const [frame, box] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (box.left < frame.left) bar.scrollLeft -= frame.left - box.left
  else if (box.right > frame.right) bar.scrollLeft += box.right - frame.right
}

/**
 * The wheel scrolls the bar sideways; React's wheel listener is passive and could not stop the
 * page.
 */
function useWheel(bar: React.RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const element = bar.current

    const roll = (event: WheelEvent) => {
      if (!element || element.scrollWidth <= element.clientWidth || event.deltaY === 0) return

      event.preventDefault()
      element.scrollLeft += event.deltaY
    }

    element?.addEventListener('wheel', roll, { passive: false })

    return () => element?.removeEventListener('wheel', roll)
  }, [bar])
}
