import type { Api } from './api.ts'

/** How seats are called when it is their turn. */
export function callRoutes(_api: Api): void {}
