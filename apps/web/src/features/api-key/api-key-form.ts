import { newApiKeySchema } from '@nova/shared/api-key/schemas';

/** Schema of the form, loaded with the first validation. */
export const apiKeyForm = newApiKeySchema;
