// Generated from clients/openapi.json by `npm run clients:build`. Do not edit.

export interface paths {
    "/api/v1/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an action (partner API)
         * @description Requires an API key and an `Idempotency-Key`. Retrying with the same key returns the same result. Also returns 200 if no points are credited; `status` is then `refused`, with `reason` and `next_at`. When the action has been sealed, we send a webhook; you can also retrieve the action.
         */
        post: operations["reportAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/actions/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a reported action (partner API) */
        get: operations["readReportedAction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        PartnerAction: {
            action_key: string;
            /** @description Address of 20 bytes in hexadecimal, with 0x */
            wallet_address: string;
            metadata?: ({
                description?: string | null;
                user_agent?: string | null;
            } & {
                [key: string]: unknown;
            }) | null;
        };
        PartnerActionResult: {
            success: boolean;
            points_awarded: number;
            /** @enum {string} */
            status: "sealed" | "pending" | "refused";
            /** @enum {string|null} */
            reason: "inactive" | "out_of_order" | "cooldown" | "daily_cap" | "lifetime_cap" | "browser_cap" | "source" | "budget" | null;
            next_at: string | null;
            action_id: string | null;
            block_number: number | null;
            block_hash: string | null;
            transaction_hash: string | null;
        };
        PartnerError: {
            error: {
                code: string;
                message: string;
                details?: {
                    [key: string]: unknown;
                };
            };
        };
        ReportedAction: {
            /** @description Hash of 32 bytes in hexadecimal, with 0x */
            action_id: string;
            action_key: string;
            points: number;
            /**
             * Format: date-time
             * @description Time in UTC (ISO 8601)
             */
            occurred_at: string;
            /** @enum {string} */
            status: "pending" | "sealed" | "revoked";
            block_number: number | null;
            block_hash: string | null;
            transaction_hash: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    reportAction: {
        parameters: {
            query?: never;
            header: {
                /** @description A new value for each action, ideally the ID of your own record. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action_key": "vehicle_upload",
                 *       "wallet_address": "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed",
                 *       "metadata": {
                 *         "description": "A red roadster, built in 2025.",
                 *         "ip_address": null,
                 *         "user_agent": "example"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PartnerAction"];
            };
        };
        responses: {
            /** @description The state of the bonus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "points_awarded": 25,
                     *       "status": "sealed",
                     *       "reason": "inactive",
                     *       "next_at": "2026-01-31T12:00:00.000Z",
                     *       "action_id": "0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b",
                     *       "block_number": 4711,
                     *       "block_hash": "0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b",
                     *       "transaction_hash": "0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b"
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerActionResult"];
                };
            };
            /** @description `invalid_input`, `idempotency_key_missing`, `unknown_action_key` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerError"];
                };
            };
            /** @description `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerError"];
                };
            };
            /** @description `scope_missing`, `not_your_action` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerError"];
                };
            };
            /** @description `wallet_unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerError"];
                };
            };
            /** @description `idempotency_conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerError"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerError"];
                };
            };
        };
    };
    readReportedAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Hash of 32 bytes in hexadecimal, with 0x */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The action and its current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action_id": "0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b",
                     *       "action_key": "vehicle_upload",
                     *       "points": 25,
                     *       "occurred_at": "2026-01-31T12:00:00.000Z",
                     *       "status": "pending",
                     *       "block_number": 4711,
                     *       "block_hash": "0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b",
                     *       "transaction_hash": "0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b"
                     *     }
                     */
                    "application/json": components["schemas"]["ReportedAction"];
                };
            };
            /** @description `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerError"];
                };
            };
            /** @description `scope_missing`, `not_your_action` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerError"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerError"];
                };
            };
        };
    };
}
