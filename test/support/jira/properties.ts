import type { Answer, Exchange } from '../stand-in.ts';
import { jiraError } from './error.ts';

/** A ticket with its properties, which programs store and people do not see. */
interface WithProperties {
  readonly properties: Map<string, unknown>;
}

/** Returns the names of all properties. */
export function listProperties({ properties }: WithProperties): Answer {
  const keys = [...properties.keys()].map((key) => ({ key, self: `https://jira.test/${key}` }));
  return { status: 200, body: { keys } };
}

/** Returns a property. */
export function readProperty({ properties }: WithProperties, { params }: Exchange): Answer {
  const key = params.propertyKey ?? '';
  if (!properties.has(key)) return missing(key);
  return { status: 200, body: { key, value: properties.get(key) } };
}

/** Stores a property of at most 32,768 characters. */
export function writeProperty({ properties }: WithProperties, exchange: Exchange): Answer {
  const { params, body } = exchange;
  if (body === undefined || JSON.stringify(body).length > 32_768) {
    return jiraError(400, 'The property value is empty or longer than 32768 characters.');
  }
  const key = params.propertyKey ?? '';
  const status = properties.has(key) ? 200 : 201;
  properties.set(key, body);
  return { status };
}

/** Removes a property. */
export function removeProperty({ properties }: WithProperties, { params }: Exchange): Answer {
  const key = params.propertyKey ?? '';
  return properties.delete(key) ? { status: 204 } : missing(key);
}

const missing = (key: string) => jiraError(404, `The property with key '${key}' does not exist.`);
