import { type ComponentType, lazy } from 'react'
import { installAreaParts } from '../../platform/area-parts.tsx'

const areaPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))

/** Parts of pages that are shown by an area below the one they belong to. */
export const installParts = () =>
  installAreaParts({
    notificationPreferences: areaPart(
      async () =>
        (await import('../../areas/messages/preferences/notification-preferences.tsx'))
          .NotificationPreferences,
    ),
    ownAdmission: areaPart(
      async () => (await import('../../areas/admission/own-admission.tsx')).OwnAdmission,
    ),
    undeliveredNote: areaPart(
      async () =>
        (await import('../../areas/messages/deliveries/undelivered-note.tsx')).UndeliveredNote,
    ),
    supervisionLevels: areaPart(
      async () =>
        (await import('../../areas/competence/levels/supervision-levels.tsx')).SupervisionLevels,
    ),
    waitingPanel: areaPart(
      async () =>
        (await import('../../areas/dashboard/waiting-work/waiting-panel.tsx')).WaitingPanel,
    ),
  })
