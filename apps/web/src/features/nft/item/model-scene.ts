import {
  AnimationMixer,
  Box3,
  DirectionalLight,
  Group,
  MathUtils,
  Mesh,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Sphere,
  TextureLoader,
  Timer,
  Vector3,
  WebGLRenderer,
  type Material,
  type Object3D,
  type Texture,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { GLTFLoader, type GLTF } from 'three/addons/loaders/GLTFLoader.js';

const FIELD_OF_VIEW = 35;
/** Radians per second of the automatic rotation, and radians per press of an arrow key. */
const SPEED = 0.5;
const STEP = Math.PI / 18;
const RADIANS_PER_PIXEL = 0.008;
const PITCH_MOST = Math.PI / 2.2;
const ZOOM = { least: 0.6, most: 2.6, step: 1.15 };
const START = { yaw: -0.55, pitch: 0.28, zoom: 1 };
/** A higher pixel ratio slows down a phone without a visible difference. */
const PIXEL_RATIO_MOST = 2;

export interface ModelScene {
  /** Starts or stops the automatic rotation. */
  readonly spin: (isOn: boolean) => void;
  readonly turn: (yaw: number, pitch: number) => void;
  readonly zoom: (factor: number) => void;
  readonly reset: () => void;
  readonly dispose: () => void;
}

/** Returns the action of an arrow key or a similar one; null for other keys. */
export function moveOfKey(key: string): ((scene: ModelScene) => void) | null {
  switch (key) {
    case 'ArrowLeft':
      return (scene) => scene.turn(-STEP, 0);
    case 'ArrowRight':
      return (scene) => scene.turn(STEP, 0);
    case 'ArrowUp':
      return (scene) => scene.turn(0, -STEP);
    case 'ArrowDown':
      return (scene) => scene.turn(0, STEP);
    case '+':
    case '=':
      return (scene) => scene.zoom(ZOOM.step);
    case '-':
      return (scene) => scene.zoom(1 / ZOOM.step);
    case 'Home':
      return (scene) => scene.reset();
    default:
      return null;
  }
}

async function loadModel(url: string): Promise<GLTF> {
  const loader = new GLTFLoader();
  // Textures of the file load as images, because the content
  // security policy allows requests to our origin only.
  loader.register((parser) => {
    parser.textureLoader = new TextureLoader(parser.options.manager);
    return { name: 'NOVA_images' };
  });
  return loader.loadAsync(url);
}

/** Centers a model and scales it into a sphere of radius 1. */
function centre(model: Object3D): Group {
  const box = new Box3().setFromObject(model);
  const { radius } = box.getBoundingSphere(new Sphere());
  model.position.sub(box.getCenter(new Vector3()));
  const holder = new Group();
  holder.scale.setScalar(radius > 0 ? 1 / radius : 1);
  holder.add(model);
  const turntable = new Group();
  turntable.add(holder);
  return turntable;
}

function free(root: Object3D): void {
  root.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    for (const material of [part.material].flat() as Material[]) {
      for (const value of Object.values(material))
        if ((value as Texture | null)?.isTexture) (value as Texture).dispose();
      material.dispose();
    }
  });
}

/**
 * Shows a 3D model in a canvas, lit from all sides and rotated by pointer, by keys or automatically. It
 * renders only when something moves.
 * @throws Error if the browser does not support WebGL or the file cannot be read
 */
export async function openModelScene(canvas: HTMLCanvasElement, url: string): Promise<ModelScene> {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  try {
    return show(renderer, canvas, await loadModel(url));
  } catch (error) {
    renderer.dispose();
    throw error;
  }
}

function show(renderer: WebGLRenderer, canvas: HTMLCanvasElement, gltf: GLTF): ModelScene {
  const scene = new Scene();
  const light = new PMREMGenerator(renderer);
  const surroundings = light.fromScene(new RoomEnvironment(), 0.04);
  scene.environment = surroundings.texture;
  const key = new DirectionalLight(0xffffff, 1.6);
  key.position.set(2, 3, 4);
  scene.add(key);
  const model = centre(gltf.scene);
  scene.add(model);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.01, 50);
  const mixer = gltf.animations.length > 0 ? new AnimationMixer(gltf.scene) : null;
  for (const clip of gltf.animations) mixer?.clipAction(clip).play();

  const timer = new Timer();
  const view = { ...START };
  let isSpinning = false;
  let frame = 0;
  const distance = 1.12 / Math.sin(MathUtils.degToRad(FIELD_OF_VIEW / 2));

  const draw = (time: number) => {
    frame = 0;
    timer.update(time);
    if (isSpinning) {
      view.yaw += timer.getDelta() * SPEED;
      mixer?.update(timer.getDelta());
    }
    model.rotation.set(view.pitch, view.yaw, 0);
    camera.position.z = distance / view.zoom;
    renderer.render(scene, camera);
    if (isSpinning) request();
  };
  const request = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const fit = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    renderer.setPixelRatio(Math.min(devicePixelRatio, PIXEL_RATIO_MOST));
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    request();
  };
  const turn = (yaw: number, pitch: number) => {
    view.yaw += yaw;
    view.pitch = MathUtils.clamp(view.pitch + pitch, -PITCH_MOST, PITCH_MOST);
    request();
  };
  const zoom = (factor: number) => {
    view.zoom = MathUtils.clamp(view.zoom * factor, ZOOM.least, ZOOM.most);
    request();
  };

  const drag = followDrag(canvas, turn);
  const size = new ResizeObserver(fit);
  size.observe(canvas);
  fit();
  return {
    spin: (isOn) => {
      isSpinning = isOn;
      timer.reset();
      request();
    },
    turn,
    zoom,
    reset: () => {
      Object.assign(view, START);
      request();
    },
    dispose: () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      drag();
      mixer?.stopAllAction();
      free(scene);
      surroundings.dispose();
      light.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/**
 * Rotates the model while a pointer is held down; touch still
 * scrolls the page vertically. Returns a function to stop.
 */
function followDrag(canvas: HTMLCanvasElement, turn: (yaw: number, pitch: number) => void): () => void {
  const onMove = (event: PointerEvent) => {
    if (!canvas.hasPointerCapture(event.pointerId)) return;
    const isFinger = event.pointerType === 'touch';
    turn(event.movementX * RADIANS_PER_PIXEL, isFinger ? 0 : event.movementY * RADIANS_PER_PIXEL);
  };
  const onDown = (event: PointerEvent) => canvas.setPointerCapture(event.pointerId);
  canvas.addEventListener('pointerdown', onDown);
  canvas.addEventListener('pointermove', onMove);
  return () => {
    canvas.removeEventListener('pointerdown', onDown);
    canvas.removeEventListener('pointermove', onMove);
  };
}
