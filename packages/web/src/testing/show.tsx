import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { FeedbackBridge } from '../app/feedback-bridge.tsx'
import { formMistakes } from '../app/form-mistakes.text.ts'
import { queryClient } from '../platform/calls/query-client.ts'
import { setCurrentUser } from '../platform/current-user.ts'
import { installMistakes } from '../platform/texts/form-rules.ts'
import { currentLanguage } from '../platform/texts/i18n.ts'
import { libraryLocale } from '../theme/library-locale.text.ts'

type Reader = {
  /** The rights of the person who looks at the screen. */
  perms?: readonly string[]
  roles?: readonly string[]

  /** The address of the page. */
  at?: string
}

installMistakes(async () => formMistakes)

/**
 * Shows a part of the product to a person, with the providers of the application. Without
 * animations and virtual lists, because happy-dom has no layout.
 */
export function show(part: ReactNode, { perms = [], roles = [], at = '/' }: Reader = {}) {
  setCurrentUser({
    userId: 1,
    username: 'zhang',
    nickname: '张老师',
    avatar: '',
    roles: [...roles],
    perms: [...perms],
    chestArrNum: null,
    mustChangePassword: false,
  })

  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] })

  const screens = render(
    <ConfigProvider
      theme={{ token: { motion: false } }}
      locale={libraryLocale[currentLanguage()]}
      button={{ autoInsertSpace: false }}
      virtual={false}
    >
      <FeedbackBridge isOpen />
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </QueryClientProvider>
    </ConfigProvider>,
  )

  return {
    ...screens,

    /** The address after what the person did. */
    address: () => router.state.location.pathname + router.state.location.search,
  }
}
